/** DD/MM/YY HH:mm out of the wall clock of a campaign's zone, 2026-11-20T09:00 (specification 3, section 9). */
export function formatWallClock(wallClock: string): string {
  const [, year = '', month, day, time] = /^\d\d(\d\d)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(wallClock) ?? [];
  return year === '' ? wallClock : `${day}/${month}/${year} ${time}`;
}
