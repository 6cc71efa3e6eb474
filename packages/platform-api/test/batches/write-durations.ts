import { updateDurations } from './test-durations.ts';

updateDurations();
