"""A listener with a stock ZeroMQ client: python3 listener.py ADDRESS COUNT prints COUNT messages as lines of JSON."""
import sys
import zlib

import zmq

socket = zmq.Context().socket(zmq.SUB)
socket.setsockopt(zmq.SUBSCRIBE, b"")
socket.setsockopt(zmq.RCVTIMEO, 120_000)
socket.connect(sys.argv[1])
print("listening", flush=True)
for _ in range(int(sys.argv[2])):
    print(zlib.decompress(socket.recv()).decode())
