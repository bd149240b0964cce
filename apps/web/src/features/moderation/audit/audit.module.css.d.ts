export declare const act: string;
export declare const download: string;
export declare const filters: string;
export declare const table: string;
