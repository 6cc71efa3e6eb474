/** @throws Error when the variable of the environment is empty */
export function readText(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/** @throws Error when the variable of the environment is not a port number */
export function readPort(name: string): number {
  const value = Number(readText(name));
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Error(`${name} must be a port number from 1 to 65535.`);
  return value;
}
