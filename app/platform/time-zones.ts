/** The zones of the schools that use the product first; one's own is always in the list. */
const commonZones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
  "America/Mexico_City",
  "America/Bogota",
  "America/Caracas",
  "UTC",
];

export const timeZonesFor = (current: string): string[] =>
  commonZones.includes(current) ? commonZones : [current, ...commonZones];
