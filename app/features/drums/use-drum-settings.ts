import { useCallback, useEffect, useState } from "react";
import {
  DEFAULT_SETTINGS,
  type DrumSettings,
  loadSettings,
  onSettingsSaved,
  saveSettings,
} from "./drum-settings";

/** This device's drum settings, the same in every part of the page, and how to change some of them. */
export function useDrumSettings(): [DrumSettings, (change: Partial<DrumSettings>) => void] {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  useEffect(() => {
    setSettings(loadSettings());
    return onSettingsSaved(setSettings);
  }, []);
  const change = useCallback(
    (part: Partial<DrumSettings>) => saveSettings({ ...loadSettings(), ...part }),
    [],
  );
  return [settings, change];
}
