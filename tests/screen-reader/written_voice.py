"""A voice for Orca that writes to the file WRITTEN_VOICE, a line of JSON each, what it is given to say and where it is cut short."""
import json
import os
import time

from gi.repository import GLib
from orca import speechserver


class SpeechServer(speechserver.SpeechServer):
    only = None

    @staticmethod
    def getFactoryName():
        return "Written voice"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer.only is None:
            SpeechServer.only = SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        pass

    def __init__(self):
        super().__init__()
        self.file = open(os.environ["WRITTEN_VOICE"], "a", buffering=1, encoding="utf-8")
        self.reading = 0

    def getInfo(self):
        return ["Written voice", "written"]

    def getVoiceFamilies(self):
        return []

    def write(self, **facts):
        self.file.write(json.dumps({**facts, "at": round(time.time() * 1000)}) + "\n")

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            self.write(say=text.strip())

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utteranceIterator, progressCallback):
        self.reading += 1
        GLib.idle_add(self.say_next, iter(utteranceIterator), progressCallback, self.reading)

    def say_next(self, utterances, tell, reading):
        """One utterance, and the next one when there is time, unless something else was said to be read meanwhile."""
        if reading != self.reading:
            return False
        for context, _ in utterances:
            self.speak(context.utterance)
            tell(context.copy(), speechserver.SayAllContext.PROGRESS)
            self.last = context
            return True
        if getattr(self, "last", None) is not None:
            tell(self.last.copy(), speechserver.SayAllContext.COMPLETED)
        return False

    def stop(self):
        self.reading += 1
        self.write(cut=True)

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass
