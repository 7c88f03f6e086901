<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

/**
 * The picture of a book, as a PNG of a length that depends on its number: the sizes of all
 * implementations. Colours and places are drawn from the number.
 */
final class Cover
{
    private const KILOBYTE = 1_024;
    private const THUMBNAIL_KILOBYTES = 5;

    /** Kilobytes of large pictures, by the per cent of them below. */
    private const SIZES = [45 => 5, 80 => 10, 95 => 50, 99 => 100, 100 => 250];

    private const STEP = 37;
    private const SEED = 0x2003B00C5;
    private const COLOURS = 4;
    private const MAX_BLOCK = 65_535;

    /** What is in a file beside its rows: signature, header, palette, five chunks, the ends of the zlib format. */
    private const OTHERS = 8 + 13 + 3 * self::COLOURS + 5 * 12 + 6;

    /** A small picture. */
    public static function thumbnail(int $number): string
    {
        return self::png($number, self::THUMBNAIL_KILOBYTES * self::KILOBYTE);
    }

    /** A large picture. */
    public static function image(int $number): string
    {
        $place = $number * self::STEP % 100;
        foreach (self::SIZES as $below => $kilobytes) {
            if ($place < $below) {
                return self::png($number, $kilobytes * self::KILOBYTE);
            }
        }
        throw new \LogicException("The classes of sizes leave out $place");
    }

    private static function png(int $number, int $bytes): string
    {
        $random = new \Random\Randomizer(new \Random\Engine\Xoshiro256StarStar(self::SEED + $number));
        $palette = $random->getBytes(3 * self::COLOURS);
        $room = $bytes - self::OTHERS;
        $room -= 5 * intdiv($room + self::MAX_BLOCK - 1, self::MAX_BLOCK);
        $width = (int) sqrt($room / 1.25) - 1;
        $height = (int) ($width * 1.25);
        $file = "\x89PNG\r\n\x1A\n"
            . self::chunk('IHDR', pack('NN', $width, $height) . "\x08\x03\0\0\0")
            . self::chunk('PLTE', $palette)
            . self::chunk('IDAT', self::stored(self::rows($random, $width, $height)));
        $fill = str_repeat("\0", $bytes - strlen($file) - 2 * 12);
        return $file . self::chunk('fiLl', $fill) . self::chunk('IEND', '');
    }

    /** A spine, a band and a disc; each row has one byte more than pixels. */
    private static function rows(\Random\Randomizer $random, int $width, int $height): string
    {
        $bandTop = intdiv($height, 10) + $random->getInt(0, intdiv($height, 4) - 1);
        $discX = intdiv($width, 3) + $random->getInt(0, intdiv($width, 3) - 1);
        $discY = intdiv($height, 2) + $random->getInt(0, intdiv($height, 3) - 1);
        $radius = intdiv($width, 10) + $random->getInt(0, intdiv($width, 5) - 1);
        $spine = intdiv($width, 9);
        $plain = "\0" . str_repeat("\1", $spine) . str_repeat("\0", $width - $spine);
        $band = "\0" . str_repeat("\1", $spine) . str_repeat("\2", $width - $spine);
        $rows = '';
        for ($y = 0; $y < $height; $y++) {
            $half = (int) sqrt(max(0, $radius * $radius - ($y - $discY) ** 2));
            $from = max($spine, $discX - $half);
            $to = min($width, $discX + $half);
            $rows .= match (true) {
                $y >= $bandTop && $y < $bandTop + intdiv($height, 8) => $band,
                $half > 0 => substr_replace($plain, str_repeat("\3", $to - $from), 1 + $from, $to - $from),
                default => $plain,
            };
        }
        return $rows;
    }

    /** The rows in the zlib format, in blocks that are stored as they are. */
    private static function stored(string $rows): string
    {
        $zlib = "\x78\x01";
        $blocks = str_split($rows, self::MAX_BLOCK);
        foreach ($blocks as $i => $block) {
            $length = strlen($block);
            $zlib .= chr($i === array_key_last($blocks) ? 1 : 0) . pack('vv', $length, ~$length & 0xFFFF) . $block;
        }
        return $zlib . hash('adler32', $rows, true);
    }

    private static function chunk(string $type, string $content): string
    {
        return pack('N', strlen($content)) . $type . $content . pack('N', crc32($type . $content));
    }
}
