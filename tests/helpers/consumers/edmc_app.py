"""Starts EDMarketConnector as a player does: python3 edmc_app.py FOLDER_OF_THE_PROGRAM OPTIONS. It reaches this machine and no other."""
import os
import runpy
import socket
import sys
import webbrowser

connect = socket.socket.connect


def connect_here(self, address):
    if isinstance(address, tuple) and address[0] != "127.0.0.1":
        raise OSError("a test reaches this machine only")
    return connect(self, address)


socket.socket.connect = connect_here
webbrowser.open = lambda *_words, **_options: False
folder = sys.argv.pop(1)
os.chdir(folder)
sys.path[0] = folder
sys.argv[0] = "EDMarketConnector.py"
runpy.run_path(sys.argv[0], run_name="__main__")
