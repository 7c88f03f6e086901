<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Passwords;
use Rubis\Site\Rejected;

/** A user and the comments received, as the site shows them. */
final readonly class User
{
    /** The name shown for somebody who does not exist: old clients make up user 0. */
    public const UNKNOWN = 'unknown user';

    private const LOGIN = 'SELECT id, password FROM users WHERE nickname = ?';

    private const USER = <<<'SQL'
        SELECT id, firstname, lastname, nickname, email, rating, creation_date
        FROM users
        WHERE id = ?
        SQL;

    private const COMMENTS = <<<'SQL'
        SELECT c.id, c.from_user_id, u.nickname, c.date, c.rating, c.comment
        FROM comments c LEFT JOIN users u ON u.id = c.from_user_id
        WHERE c.to_user_id = ?
        ORDER BY c.date DESC, c.id DESC
        LIMIT 26
        SQL;

    /** @param list<array<int, mixed>> $comments */
    private function __construct(
        public int $id,
        private string $firstname,
        private string $lastname,
        public string $nickname,
        private string $email,
        private int $rating,
        private string $creationDate,
        private array $comments,
        private int $skipped,
    ) {
    }

    /**
     * Checks who somebody is: one statement.
     *
     * @param array{string, string} $credentials nickname and password
     * @return int the user's id
     * @throws Rejected if nickname and password do not belong together
     */
    public static function login(Database $database, array $credentials): int
    {
        [$nickname, $password] = $credentials;
        $login = $database->one(self::LOGIN, $nickname);
        return $login !== null && Passwords::matches($password, $login[1])
            ? $login[0]
            : throw new Rejected(Rejection::LoginFailed);
    }

    /**
     * The user with a part of the comments: two statements.
     *
     * @throws Rejected if there is none
     */
    public static function view(Database $database, int $id, int $skip = 0): self
    {
        $user = $database->one(self::USER, $id) ?? throw new Rejected(Rejection::NoSuchUser);
        $comments = $skip === 0
            ? $database->all(self::COMMENTS, $id)
            : $database->all(self::COMMENTS . ' OFFSET ?', $id, $skip);
        return new self(...$user, comments: $comments, skipped: $skip);
    }

    /** What everybody sees. */
    public function standing(): string
    {
        return '<table class=facts>' . $this->ratingAndDate();
    }

    /** What only the user sees. */
    public function privateFacts(): string
    {
        return '<table class=facts><tr><th scope=row>Name<td>' . Html::text($this->firstname) . ' '
            . Html::text($this->lastname) . '<tr><th scope=row>E-mail<td>' . Html::text($this->email)
            . $this->ratingAndDate();
    }

    private function ratingAndDate(): string
    {
        return "<tr><th scope=row>Rating<td>$this->rating<tr><th scope=row>Member since<td>"
            . Html::time($this->creationDate) . '</table>';
    }

    /** The comments received, below a heading. */
    public function comments(string $heading): string
    {
        $lines = count($this->comments);
        $html = "<h2>$heading" . Links::count($lines, Rules::MAX_COMMENTS, $this->skipped) . '</h2>';
        if ($lines === 0) {
            return $html . '<p>No comments yet.</p>';
        }
        foreach (array_slice($this->comments, 0, Rules::MAX_COMMENTS) as [, $from, $nickname, $date, $rating, $text]) {
            $html .= '<div class=comment><p>' . Rules::ratingWord($rating) . " ($rating) by "
                . Links::user($from, $nickname ?? self::UNKNOWN) . ', ' . Html::time($date) . '</p><p class=text>'
                . Html::text($text) . "</p></div>\n";
        }
        return $html . Links::more($lines, Rules::MAX_COMMENTS, 'ViewUserInfo', $this->id, $this->skipped);
    }
}
