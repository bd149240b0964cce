export declare const kind: string;
export declare const pushCard: string;
export declare const switchTable: string;
