export declare const name: string;
export declare const size: string;
export declare const tile: string;
export declare const tiles: string;
