export declare const folded: string;
export declare const handsign: string;
