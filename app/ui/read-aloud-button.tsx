import { useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";

/**
 * Reads a text with a voice that lives on this device. Voices that send the words to a server are not
 * used, and without a voice of one's own the button is not there.
 */
export function ReadAloud({ text }: { text: string }) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [isReading, setIsReading] = useState(false);

  useEffect(() => {
    const speech = window.speechSynthesis;
    if (!speech) return;
    const language = document.documentElement.lang || "en";
    const choose = () =>
      setVoice(speech.getVoices().find((each) => each.localService && each.lang.startsWith(language)));
    choose();
    speech.addEventListener("voiceschanged", choose);
    return () => {
      speech.removeEventListener("voiceschanged", choose);
      speech.cancel();
    };
  }, []);

  if (!voice) return null;
  const toggle = () => {
    window.speechSynthesis.cancel();
    if (isReading) return setIsReading(false);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.92;
    utterance.onend = () => setIsReading(false);
    window.speechSynthesis.speak(utterance);
    setIsReading(true);
  };
  return (
    <Button size="small" aria-pressed={isReading} onClick={toggle}>
      <span aria-hidden="true">🔊</span> {isReading ? m.learning_read_stop() : m.learning_read_aloud()}
    </Button>
  );
}
