export declare const filterChip: string;
export declare const filters: string;
export declare const isOn: string;
