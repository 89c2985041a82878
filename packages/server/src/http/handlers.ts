import type { Operation, Route, Routes } from '@fireside/contract';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../accounts/sessions.ts';
import type { Download } from './download.ts';
import type { StreamedList } from './streamed-list.ts';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R extends { [key in K]: infer S }
  ? Output<S>
  : undefined;

/** What a handler is given: everything in it has been checked. */
export interface Given<R extends Route> {
  params: Part<R, 'params'>;
  query: Part<R, 'query'>;
  body: R extends { bodyAsText: true } ? string : Part<R, 'body'>;
  caller: R['access'] extends 'user' | 'administrator'
    ? Caller
    : R['access'] extends 'visitor'
      ? Caller | null
      : null;
  /** Where the client is, for rate limits only. */
  address: string;
  /** Aborted when the client has gone before it was answered. Made when it is first asked for. */
  readonly signal: AbortSignal;
  reply: FastifyReply;
}

type Answer<R extends Route> = R extends { response: infer S }
  ? Output<S> | Streamed<Output<S>>
  : undefined | Download;
/** A list may be answered in pages. */
type Streamed<Body> = Body extends (infer Item)[] ? StreamedList<Item> : never;

export type Handler<R extends Route> = (given: Given<R>) => Promise<Answer<R>>;

/** A handler for each of some operations. The whole application must have one for every operation. */
export type Handlers<K extends Operation = Operation> = { [O in K]: Handler<Routes[O]> };
