#!/usr/bin/env python3
"""A bot for any game of Sandtable: it avoids what ends its turn early, and otherwise likes what it did before.

    npx sandtable simulate --game outposts --games 10 --bots "greedy,amber=cmd:python3 examples/bots/hoarder.py"

docs/bot-protocol.md explains what it reads and writes: one JSON object a line.
"""

import json
import random
import sys

IDLE = {"pass", "done", "stop", "skip"}


def answer(message):
    print(json.dumps(message), flush=True)


def choose(question, liked, chance):
    """The number of an option: an idle one last, the verbs used most before first, ties at random."""

    def rank(option):
        verb = option["verb"]
        return (verb not in IDLE, liked.get(verb, 0), chance.random())

    options = question["options"]
    best = max(range(len(options)), key=lambda i: rank(options[i]))
    verb = options[best]["verb"]
    liked[verb] = liked.get(verb, 0) + 1
    return best


def main():
    liked = {}
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            chance.seed(message["seed"])
            answer({"type": "ready", "protocol": 1, "name": "hoarder"})
        elif message["type"] == "choose":
            option = choose(message, liked, chance)
            answer({"type": "choice", "id": message["id"], "option": option})
        elif message["type"] == "end":
            break


main()
