<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * The statements of one request, on the persistent connection of this process.
 *
 * Whoever takes the connection resets it (COM_CHANGE_USER), which rolls back what an earlier
 * request left and forgets its prepared statements. So each request sets its session anew, by one
 * statement. A request that ends without having ended its transaction rolls it back before the
 * connection waits for the next one.
 *
 * Reads run in auto-commit. Writes run in one transaction at READ COMMITTED: what they check is
 * locked by SELECT … FOR UPDATE.
 */
final class Database
{
    /** The limit of a query is MySQL's own: MariaDB takes its text for a comment. */
    private const SESSION = "SET sql_mode='STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION',time_zone='+00:00',"
        . "innodb_lock_wait_timeout=5 /*!50708 ,max_execution_time=8000*/";

    private const TRANSACTION = ",autocommit=0 /*!50720 ,transaction_isolation='READ-COMMITTED'*/"
        . "/*M! ,tx_isolation='READ-COMMITTED'*/";

    /** MySQL's deadlock, and MariaDB's row that has changed since the transaction began. */
    private const CONFLICTS = [1213, 1020];

    /** A lock was not free in time, or a query took longer than it may. */
    private const WAITED_TOO_LONG = [1205, 3024];

    /** Too many connections, of all users or of this one. */
    private const EXHAUSTED = [1040, 1203, 1226];

    private const DUPLICATE_KEY = 1062;

    /** Errors of the client, from here on: the database was not reached, or the connection lost. */
    private const CLIENT_ERRORS = 2000;

    /** The setting of how long a connection that is opened will wait for each answer. */
    private const READ_LIMIT = 'mysqlnd.net_read_timeout';
    private const OPENING_SECONDS = '3';
    private const ANSWER_SECONDS = '10';

    private ?\mysqli $connection = null;
    private bool $isOpen = false;

    public function __construct(private readonly Settings $settings, private readonly Budget $budget)
    {
    }

    /**
     * All rows that a query finds.
     *
     * @return list<array<int, mixed>>
     */
    public function all(string $sql, int|string|null ...$parameters): array
    {
        $result = $this->executed($sql, $parameters)->get_result();
        return $result === false ? [] : $result->fetch_all(MYSQLI_NUM);
    }

    /**
     * The row that a query for at most one row finds; null for none.
     *
     * @return ?array<int, mixed>
     */
    public function one(string $sql, int|string|null ...$parameters): ?array
    {
        return $this->all($sql, ...$parameters)[0] ?? null;
    }

    /** Inserts, updates or deletes; the number of rows found. */
    public function write(string $sql, int|string|null ...$parameters): int
    {
        return (int) $this->executed($sql, $parameters)->affected_rows;
    }

    /**
     * Changes a row that was read before.
     *
     * @throws Conflict if it is gone
     */
    public function change(string $sql, int|string|null ...$parameters): void
    {
        if ($this->write($sql, ...$parameters) === 0) {
            throw new Conflict("There is no row any more for: $sql");
        }
    }

    /** Inserts a row; its generated id. */
    public function insert(string $sql, int|string|null ...$parameters): int
    {
        return (int) $this->executed($sql, $parameters)->insert_id;
    }

    /** Inserts a row; its generated id, 0 if it has none; null when a unique key is taken. */
    public function insertIfUnique(string $sql, int|string|null ...$parameters): ?int
    {
        try {
            return $this->insert($sql, ...$parameters);
        } catch (\mysqli_sql_exception $e) {
            return $e->getCode() === self::DUPLICATE_KEY ? null : throw $e;
        }
    }

    /**
     * Runs what only reads.
     *
     * @template T
     * @param \Closure(self): T $work
     * @return T
     * @throws Conflict if it lost against another transaction
     * @throws Unanswerable if the database does not answer, or not in time
     */
    public function read(\Closure $work): mixed
    {
        try {
            return $work($this);
        } catch (\mysqli_sql_exception $e) {
            throw self::failure($e);
        }
    }

    /**
     * Runs what writes: commits what it did, or rolls it back when it throws.
     *
     * @template T
     * @param \Closure(self): T $work
     * @return T
     * @throws Conflict if it lost against another transaction
     * @throws Unanswerable if the database does not answer, or not in time
     */
    public function transaction(\Closure $work): mixed
    {
        try {
            $this->connection ??= $this->connected(self::SESSION . self::TRANSACTION);
            $this->isOpen = true;
            $result = $work($this);
            $this->connection->commit();
            $this->isOpen = false;
            return $result;
        } catch (\mysqli_sql_exception $e) {
            throw self::failure($e);
        } finally {
            $this->rollBack();
        }
    }

    /** Ends the transaction, if one is open: also when the request is aborted in its middle. */
    public function rollBack(): void
    {
        if ($this->isOpen) {
            $this->isOpen = false;
            try {
                $this->connection?->rollback();
            } catch (\mysqli_sql_exception) {
                // the connection is lost, and with it the transaction
            }
        }
    }

    /** @param array<int|string, int|string|null> $parameters */
    private function executed(string $sql, array $parameters): \mysqli_stmt
    {
        $this->budget->requireTime();
        $this->connection ??= $this->connected(self::SESSION);
        $statement = $this->connection->prepare($sql);
        if ($parameters !== []) {
            $types = '';
            foreach ($parameters as $parameter) {
                $types .= is_int($parameter) ? 'i' : 's';
            }
            $statement->bind_param($types, ...$parameters);
        }
        $statement->execute();
        return $statement;
    }

    /**
     * Takes the connection that waits in this process, or opens one.
     *
     * If the one that waits does not answer, after twice ten seconds, mysqli opens another one at
     * once: that has three seconds to begin. Its answers would have three seconds as well, so it is
     * replaced if it does begin.
     */
    private function connected(string $session): \mysqli
    {
        mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT);
        $waits = mysqli_get_links_stats()['cached_plinks'] > 0;
        ini_set(self::READ_LIMIT, $waits ? self::OPENING_SECONDS : self::ANSWER_SECONDS);
        $connection = $this->opened();
        $file = "{$this->settings->folder}/connection-" . getmypid();
        if ($waits && @filemtime($file) !== $connection->thread_id) {
            ini_set(self::READ_LIMIT, self::ANSWER_SECONDS);
            $this->discard($connection);
            $connection = $this->opened();
            $waits = false;
        }
        if (!$waits) {
            // the process remembers nothing but files: this one's time is the connection's number
            touch($file, $connection->thread_id);
        }
        $connection->query($session);
        return $connection;
    }

    /** Ends a connection, which would wait for the next page otherwise. */
    private function discard(\mysqli $connection): void
    {
        try {
            $connection->kill($connection->thread_id);
        } catch (\mysqli_sql_exception) {
            // some servers answer that it was killed
        }
        $connection->close();
    }

    private function opened(): \mysqli
    {
        $connection = new \mysqli();
        // If the connection that waited is lost and no other can be opened, PHP warns and says no more.
        $isConnected = @$connection->real_connect(
            'p:' . $this->settings->databaseHost,
            $this->settings->databaseUser,
            $this->settings->databasePassword,
            $this->settings->databaseName,
            $this->settings->databasePort,
            null,
            MYSQLI_CLIENT_FOUND_ROWS | ($this->settings->databaseEncrypted ? MYSQLI_CLIENT_SSL : 0),
        );
        if (!$isConnected) {
            throw new \mysqli_sql_exception('The database cannot be reached', self::CLIENT_ERRORS);
        }
        return $connection;
    }

    private static function failure(\mysqli_sql_exception $e): \Throwable
    {
        $code = $e->getCode();
        return match (true) {
            in_array($code, self::WAITED_TOO_LONG, true),
            in_array($code, self::EXHAUSTED, true) => new Unanswerable(Problem::refused(), $e),
            in_array($code, self::CONFLICTS, true),
            $e->getSqlState() === '40001' => new Conflict($e->getMessage(), 0, $e),
            $code >= self::CLIENT_ERRORS && $code < self::CLIENT_ERRORS + 1000,
            str_starts_with($e->getSqlState(), '08') => new Unanswerable(Problem::unavailable(), $e),
            default => $e,
        };
    }
}
