export declare const orLine: string;
export declare const socialButtons: string;
export declare const socialRow: string;
