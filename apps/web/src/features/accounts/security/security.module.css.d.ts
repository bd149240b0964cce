export declare const codes: string;
export declare const qr: string;
export declare const secret: string;
