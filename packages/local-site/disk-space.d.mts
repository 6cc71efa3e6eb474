export function diskProblem(folder: string, neededMegabytes: number): string | null;
