<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * Issues and checks the tickets that allow writes. Whoever logs in gets one in the form; the write
 * is done for the ticket's user. Nothing is kept: every web node with the same key can check every
 * ticket.
 *
 * A ticket is hexadecimal: purpose, user, item, other id, expiry (seconds of business time) and
 * nonce, and the first 16 bytes of their HMAC-SHA-256.
 */
final readonly class Tickets
{
    private const CONTENT = 'Cpurpose/Nuser/Nitem/Nother/Jexpiry/a8nonce';
    private const CONTENT_BYTES = 29;
    private const SIGNATURE_BYTES = 16;

    /** @param Rejection $invalid what a request breaks whose ticket is not valid */
    public function __construct(
        private Settings $settings,
        private Clock $clock,
        private Rejection $invalid,
    ) {
    }

    /**
     * A new ticket for a user who just logged in.
     *
     * @param int $purpose which write, or reading
     * @param int $item the item that it is about, 0 for none
     * @param int $other what else it is about, 0 for none
     */
    public function issue(int $user, int $purpose, int $item = 0, int $other = 0): string
    {
        $expiry = Clock::seconds($this->clock->now()) + $this->settings->ticketSeconds;
        $content = pack('CNNNJJ', $purpose, $user, $item, $other, $expiry, $this->nonce());
        return bin2hex($content . $this->signature($content));
    }

    /**
     * Checks a ticket.
     *
     * @return array{int, string} whom it was issued to, and what makes it unique
     * @throws Rejected if it is forged, expired or meant for something else
     */
    public function check(string $text, int $purpose, int $item = 0, int $other = 0): array
    {
        $isHex = preg_match('/^[0-9A-Fa-f]{90}$/D', $text) === 1;
        $bytes = $isHex ? (string) hex2bin($text) : str_repeat("\0", self::CONTENT_BYTES + self::SIGNATURE_BYTES);
        $content = substr($bytes, 0, self::CONTENT_BYTES);
        $ticket = (array) unpack(self::CONTENT, $content);
        $isGenuine = hash_equals($this->signature($content), substr($bytes, self::CONTENT_BYTES));
        if (
            $isHex && $isGenuine
            && $ticket['purpose'] === $purpose
            && self::signed($ticket['item']) === $item
            && self::signed($ticket['other']) === $other
            && $ticket['expiry'] >= Clock::seconds($this->clock->now())
        ) {
            return [self::signed($ticket['user']), bin2hex($ticket['nonce'])];
        }
        throw $this->invalid();
    }

    /** What a request is answered whose ticket is not valid. */
    public function invalid(): Rejected
    {
        return new Rejected($this->invalid);
    }

    /** A number that is given once. */
    public function nonce(): int
    {
        return $this->settings->sequentialNonces
            ? $this->nextInSequence()
            : random_int(PHP_INT_MIN, PHP_INT_MAX);
    }

    /** The processes of the web server count together, in a file. */
    private function nextInSequence(): int
    {
        $file = fopen($this->settings->folder . '/nonce', 'c+');
        if ($file === false || !flock($file, LOCK_EX)) {
            throw new \RuntimeException("Nonces cannot be counted in {$this->settings->folder}");
        }
        $next = (int) stream_get_contents($file) + 1;
        rewind($file);
        fwrite($file, (string) $next);
        fclose($file);
        return $next;
    }

    private function signature(string $content): string
    {
        return substr(hash_hmac('sha256', $content, $this->settings->ticketKey, true), 0, self::SIGNATURE_BYTES);
    }

    private static function signed(int $unsigned): int
    {
        return $unsigned > 0x7FFFFFFF ? $unsigned - 0x100000000 : $unsigned;
    }
}
