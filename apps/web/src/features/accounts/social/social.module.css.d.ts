export declare const orLine: string;
export declare const socialDoors: string;
export declare const socialRow: string;
