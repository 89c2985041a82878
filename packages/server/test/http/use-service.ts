import { afterAll, beforeAll } from 'vitest';
import { startTestService, type TestService, type TestServiceOptions } from '../start-service.ts';

/** One service for all tests of a block: started before the first, stopped after the last. */
export function useService(options: TestServiceOptions): Omit<TestService, 'stop'> {
  let started: TestService;
  beforeAll(async () => {
    started = await startTestService(options);
  });
  afterAll(() => started?.stop());
  return {
    get url() {
      return started.url;
    },
    get client() {
      return started.client;
    },
    get service() {
      return started.service;
    },
    get store() {
      return started.store;
    },
    get cluster() {
      return started.cluster;
    },
    get standIn() {
      return started.standIn;
    },
    logged: () => started.logged(),
  };
}

export const second = 1000;
export const hour = 3600 * second;
export const day = 24 * hour;

/** A clock that a test moves: it runs on by itself, so that what is made later is also dated later. */
export function movableClock() {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance(milliseconds: number) {
      ahead += milliseconds;
    },
  };
}

/** A clock that only a test moves: however slow the machine, nothing is regained meanwhile. */
export function standingClock() {
  let time = Date.now();
  return {
    now: () => time,
    advance(milliseconds: number) {
      time += milliseconds;
    },
  };
}

export const unknownId = '00000000-0000-4000-8000-000000000000';
export const anyUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const anyTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
