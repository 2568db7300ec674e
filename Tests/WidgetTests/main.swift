import VeneerTesting

runTests()
