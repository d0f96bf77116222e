import { useContext, useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "./button";
import { RoomOpenContext } from "./room-context";

/** A little slower than people talk: for readers who are still learning to. */
const RATE = 0.92;

/**
 * Reads a text with a voice that lives on this device; stops when its room closes or its text goes. Voices that
 * send the words to a server are not used, and without a voice of one's own the button is not there.
 */
export default function ReadAloudButton({ text, label }: { text: string; label?: string }) {
  const voice = useOwnVoice();
  const isOpen = useContext(RoomOpenContext);
  const [isReading, setIsReading] = useState(false);

  useEffect(() => {
    if (!isReading) return;
    if (!isOpen) return setIsReading(false);
    const stop = () => window.speechSynthesis.cancel();
    window.addEventListener("pagehide", stop);
    return () => {
      window.removeEventListener("pagehide", stop);
      stop();
    };
  }, [isReading, isOpen]);

  if (!voice) return null;
  const toggle = () => {
    if (isReading) return setIsReading(false);
    // One voice at a time: whatever else is being read ends.
    window.speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    utterance.onend = () => setIsReading(false);
    utterance.onerror = () => setIsReading(false);
    window.speechSynthesis.speak(utterance);
    setIsReading(true);
  };
  return (
    <Button onClick={toggle} className="justify-self-start">
      <span aria-hidden="true">🔊</span> {isReading ? m.common_read_stop() : (label ?? m.common_read_aloud())}
    </Button>
  );
}

/** A voice of this device in the page's language; browsers learn of their voices late. */
function useOwnVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    const speech = window.speechSynthesis;
    const [language = "en"] = document.documentElement.lang.split("-");
    const choose = () =>
      setVoice(speech.getVoices().find((each) => each.localService && each.lang.startsWith(language)));
    choose();
    speech.addEventListener("voiceschanged", choose);
    return () => speech.removeEventListener("voiceschanged", choose);
  }, []);
  return voice;
}
