export const waiting = {
  title: 'Characters of this story',
  line: (level: number, kind: string, player: string) =>
    [`Level ${level}`, kind, player ? `· played by ${player} so far` : ''].filter(Boolean).join(' '),
};
