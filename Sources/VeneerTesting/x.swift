import Veneer
