export declare const apart: string;
export declare const callControl: string;
export declare const callFoot: string;
export declare const end: string;
export declare const off: string;
export declare const ok: string;
