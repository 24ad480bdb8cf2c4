const BROWSERS: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** "Firefox, Windows" from what a browser says of itself; null for something that says neither. */
export function deviceName(agent: string): string | null {
  const named = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(agent))?.[1]);
  return named.filter((name) => name !== undefined).join(', ') || null;
}
