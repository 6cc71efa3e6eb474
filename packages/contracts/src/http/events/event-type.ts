import * as z from '@xana/contracts/schema';
import { described } from '../describe.ts';

export const EVENT_TYPES = ['party', 'concert', 'meetup', 'game', 'exhibition'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const eventTypeFilter = described(z.enum(['all', ...EVENT_TYPES]), 'Kind of event.');
