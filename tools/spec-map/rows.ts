import type { Row } from './row.ts';
import { callRows } from './rows/calls.ts';
import { dataRows } from './rows/data.ts';
import { interfaceRows } from './rows/interface.ts';
import { limitRows } from './rows/limits.ts';
import { permissionRows } from './rows/permissions.ts';
import { protocolRows } from './rows/protocol.ts';
import { screenRows } from './rows/screens.ts';
import { staffRows } from './rows/staff.ts';
import { stateRows } from './rows/states.ts';
import { validationRows } from './rows/validation.ts';

/** Every row of the map: screens, calls, and rules of the sections 1 to 9 of the specification. */
export const rows: readonly Row[] = [
  ...screenRows,
  ...callRows,
  ...interfaceRows,
  ...dataRows,
  ...stateRows,
  ...staffRows,
  ...validationRows,
  ...permissionRows,
  ...protocolRows,
  ...limitRows,
];
