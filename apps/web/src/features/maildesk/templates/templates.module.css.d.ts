export declare const choices: string;
export declare const filters: string;
export declare const frame: string;
export declare const list: string;
export declare const mail: string;
export declare const row: string;
export declare const subject: string;
export declare const text: string;
