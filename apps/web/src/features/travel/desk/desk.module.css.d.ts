export declare const grow: string;
export declare const head: string;
export declare const row: string;
export declare const rows: string;
export declare const whole: string;
