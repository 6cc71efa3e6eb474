import { writeGithubFiles } from './github-files.ts';

await writeGithubFiles();
