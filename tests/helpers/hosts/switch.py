"""A network switch in user space, between network namespaces that exist: each gets a TAP device with an address.

It does what `tc netem` does, which not every kernel has: links are cut, lose frames and delay them. It takes the name and address of
each namespace as arguments, and rules as JSON lines on standard input; it answers each with a line.
"""

import ctypes
import fcntl
import heapq
import json
import os
import random
import selectors
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TAP = 0x0002
IFF_NO_PI = 0x1000
CLONE_NEWNET = 0x40000000
LONGEST_FRAME = 65536

libc = ctypes.CDLL(None, use_errno=True)


def enter(path):
    with open(path) as namespace:
        if libc.setns(namespace.fileno(), CLONE_NEWNET) != 0:
            raise OSError(ctypes.get_errno(), f"cannot enter {path}")


def open_tap(name, address):
    """Opens a TAP device in a namespace. The file stays usable in any other."""
    enter(f"/var/run/netns/{name}")
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", b"fleet0", IFF_TAP | IFF_NO_PI))
    for words in (["addr", "add", address, "dev", "fleet0"], ["link", "set", "fleet0", "up"], ["link", "set", "lo", "up"]):
        subprocess.run(["ip", *words], check=True)
    return device


class Switch:
    def __init__(self, devices):
        self.devices = devices
        self.names = {device: name for name, device in devices.items()}
        self.places = {}
        self.rules = {}
        self.later = []
        self.count = 0

    def rule(self, one, other):
        return self.rules.get(frozenset((one, other)), {})

    def receive(self, device):
        try:
            frame = os.read(device, LONGEST_FRAME)
        except BlockingIOError:
            return
        sender = self.names[device]
        self.places[frame[6:12]] = sender
        receiver = self.places.get(frame[0:6])
        for name in [receiver] if receiver is not None else self.devices:
            if name != sender:
                self.forward(frame, sender, name)

    def forward(self, frame, sender, receiver):
        rule = self.rule(sender, receiver)
        if rule.get("isCut") or random.random() < rule.get("loss", 0):
            return
        delay = rule.get("delayMs", 0) / 1000
        if delay == 0:
            self.deliver(receiver, frame)
            return
        self.count += 1
        heapq.heappush(self.later, (time.monotonic() + delay, self.count, receiver, frame))

    def deliver(self, receiver, frame):
        try:
            os.write(self.devices[receiver], frame)
        except (BlockingIOError, OSError):
            pass  # A full queue loses frames, as in any switch.

    def deliver_due(self):
        while self.later and self.later[0][0] <= time.monotonic():
            _, _, receiver, frame = heapq.heappop(self.later)
            self.deliver(receiver, frame)

    def wait(self):
        return max(0, self.later[0][0] - time.monotonic()) if self.later else None


def main():
    random.seed(int(sys.argv[1]))
    devices = {}
    for each in sys.argv[2:]:
        name, address = each.split("=")
        devices[name] = open_tap(name, address)
    switch = Switch(devices)
    selector = selectors.DefaultSelector()
    for device in devices.values():
        selector.register(device, selectors.EVENT_READ)
    selector.register(sys.stdin, selectors.EVENT_READ)
    print("ready", flush=True)
    while True:
        for key, _ in selector.select(switch.wait()):
            if key.fileobj is not sys.stdin:
                switch.receive(key.fd)
                continue
            line = sys.stdin.readline()
            if line == "":
                return
            rule = json.loads(line)
            switch.rules[frozenset((rule["one"], rule["other"]))] = rule
            print("done", flush=True)
        switch.deliver_due()


main()
