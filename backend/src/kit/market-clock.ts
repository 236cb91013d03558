/** The clock by which the people of a market read times. */

/** Where a country has several zones: the one of its capital. */
const MAIN_ZONES: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
};

/** Node.js before 24 knows the zones of a region by an older name. */
interface LocaleZones {
  timeZones?: string[];
  getTimeZones?: () => string[];
}

/** The time zone of a country by its ISO code, the capital's where there are several; UTC for an unknown country. */
export function zoneOf(isoCode2: string): string {
  const known = MAIN_ZONES[isoCode2];
  if (known) return known;
  if (!/^[A-Z]{2}$/.test(isoCode2)) return 'UTC';
  const locale = new Intl.Locale(`und-${isoCode2}`) as unknown as LocaleZones;
  return (locale.getTimeZones?.() ?? locale.timeZones)?.[0] ?? 'UTC';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** DD/MM/YY HH:mm on the clock of a zone. */
export function writtenTime(at: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    const digits = '2-digit' as const;
    format = new Intl.DateTimeFormat('en-GB', {
      ...{ day: digits, month: digits, year: digits, hour: digits, minute: digits },
      ...{ hourCycle: 'h23', timeZone },
    });
    formats.set(timeZone, format);
  }
  return format.format(at).replace(', ', ' ');
}
