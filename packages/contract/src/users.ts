import { z } from 'zod';
import { limits, registrationModes } from './protocol.ts';
import { line, timestamp, uuid } from './text.ts';

const userName = line(limits.userName).refine((name) => /^[\p{L}\p{M}\p{N} _\-.']*$/u.test(name), {
  error: "may contain letters, digits, spaces and _ - . ' only",
});

const passwordRule = `must be between ${limits.password.min} and ${limits.password.max} characters`;

/** Any characters at all; never trimmed or changed. */
const newPassword = z
  .string()
  .refine((value) => [...value.slice(0, 2 * limits.password.max + 1)].length >= limits.password.min, {
    error: passwordRule,
  })
  .refine((value) => value.length <= 2 * limits.password.max && [...value].length <= limits.password.max, {
    error: passwordRule,
  })
  .meta({ minLength: limits.password.min, maxLength: limits.password.max });

/** A password that is only compared: no rule but a bound, so that a refusal says nothing about the stored one. */
const givenPassword = z.string().max(1_000, { error: 'must be at most 1,000 characters' });

export const Registration = z.object({
  name: userName,
  password: newPassword,
  /** (ext) Of the link to the first administrator: whoever holds it may register in any case. */
  setup_token: z
    .string()
    .max(limits.setupToken, { error: `must be at most ${limits.setupToken} characters` })
    .nullish(),
  /** (ext) Of any game; needed where registration is by invitation. */
  participation_code: z.string().max(100, { error: 'must be at most 100 characters' }).nullish(),
});
export const Login = z.object({
  name: z.string().max(1_000, { error: 'must be at most 1,000 characters' }),
  password: givenPassword,
});
/** A guest, who has no password yet, gives only the new one. */
export const PasswordChange = z.object({ password: givenPassword.nullish(), new_password: newPassword });

/** (ext) Somebody without a password, at the table of the code if there is one. */
export const GuestEntry = z.object({
  name: userName,
  participation_code: z.string().max(100, { error: 'must be at most 100 characters' }).nullish(),
});

/** (ext) A guest has no password to give. */
export const AccountDeletion = z.object({ password: givenPassword.nullish() });

/** A registered person, as everyone may see them. */
export const UserRead = z.object({ id: uuid, name: z.string(), created_at: timestamp });

/** A signed-in user with the token that proves it. */
export const SignedIn = z.object({ user: UserRead, token: z.string() });

/** Who is asking, and whether they could register. */
export const Visit = z.object({
  user: UserRead.nullable(),
  registration: z.enum(registrationModes),
  /** (ext) Whether the caller is a guest, without a password. */
  is_guest: z.boolean(),
  /** (ext) Whether the caller administers this service. */
  is_administrator: z.boolean(),
  /** (ext) Whether guests are welcome. */
  guests: z.boolean(),
  /** (ext) Who leads the tables here; null for a stranger where nobody may come uninvited. */
  leads: z.object({ storyteller: z.boolean(), model: z.string() }).nullable(),
});

/** One of the caller's own sessions. Its id opens nothing. */
export const SessionRead = z.object({
  id: uuid,
  created_at: timestamp,
  last_used_at: timestamp,
  /** Such as `Firefox on Linux`. */
  device: z.string().nullable(),
  current: z.boolean(),
});

export type Registration = z.output<typeof Registration>;
export type Login = z.output<typeof Login>;
export type PasswordChange = z.output<typeof PasswordChange>;
export type GuestEntry = z.output<typeof GuestEntry>;
export type AccountDeletion = z.output<typeof AccountDeletion>;
export type UserRead = z.output<typeof UserRead>;
export type Visit = z.output<typeof Visit>;
export type SessionRead = z.output<typeof SessionRead>;
export type SignedIn = z.output<typeof SignedIn>;
