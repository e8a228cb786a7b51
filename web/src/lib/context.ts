// What the parts of a match page share without handing it through every component.

import { getContext, setContext } from "svelte";
import type { Picker } from "./picker.svelte";
import type { Table } from "./table.svelte";

const PICKER = Symbol("picker");
const TABLE = Symbol("table");

export const setPicker = (picker: Picker) => setContext(PICKER, picker);
export const getPicker = () => getContext<Picker>(PICKER);
export const setTable = (table: Table) => setContext(TABLE, table);
export const getTable = () => getContext<Table>(TABLE);
