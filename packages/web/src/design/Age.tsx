const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

function ageOf(timestamp: string, now: number): string {
  const seconds = (now - Date.parse(timestamp)) / 1_000;
  for (const [unit, length] of units) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit);
  }
  return 'just now';
}

export function Age({ timestamp }: { timestamp: string }) {
  return (
    <time dateTime={timestamp} title={new Date(timestamp).toLocaleString()}>
      {ageOf(timestamp, Date.now())}
    </time>
  );
}
