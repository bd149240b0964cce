export declare const switchRow: string;
export declare const track: string;
