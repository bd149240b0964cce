export declare const bare: string;
export declare const dialog: string;
export declare const dialogBody: string;
export declare const dialogFoot: string;
export declare const dialogHead: string;
export declare const dialogIn: string;
export declare const grab: string;
