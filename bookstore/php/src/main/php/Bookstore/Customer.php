<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Passwords;
use Rubis\Site\Rejected;

/** What a customer is called. */
final readonly class Customer
{
    private const NAME = 'SELECT c_id, c_uname, c_fname, c_lname FROM customer WHERE c_id = ?';
    private const LOGIN = 'SELECT c_id, c_uname, c_fname, c_lname, c_passwd FROM customer WHERE c_uname = ?';

    /** @param int $id 0 if nobody is known */
    public function __construct(
        public int $id,
        public string $userName,
        public string $firstName,
        public string $lastName,
    ) {
    }

    /**
     * The name of a customer: one statement, none if nobody is asked for.
     *
     * @throws Rejected if there is no such customer
     */
    public static function named(Database $database, int $id): self
    {
        return $id === 0
            ? new self(0, '', '', '')
            : new self(...($database->one(self::NAME, $id) ?? throw new Rejected(Rejection::NoSuchCustomer)));
    }

    /**
     * The customer whose credentials these are: one statement.
     *
     * @throws Rejected if there is none
     */
    public static function login(Database $database, string $userName, string $password): self
    {
        $row = $database->one(self::LOGIN, $userName);
        return $row !== null && Passwords::matches($password, $row[4])
            ? new self(...array_slice($row, 0, 4))
            : throw new Rejected(Rejection::LoginFailed);
    }
}
