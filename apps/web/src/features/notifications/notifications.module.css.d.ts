export declare const pushCard: string;
export declare const switchTable: string;
