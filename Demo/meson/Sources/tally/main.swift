import Veneer

Installation.prepare()
TallyApplication.run()
