<?php

declare(strict_types=1);

namespace Rubis\Site;

/** How the site is deployed: what settings.php says, which whoever starts the web server writes. */
final readonly class Settings
{
    public string $clock;
    public string $ticketKey;
    public int $ticketSeconds;
    public bool $sequentialNonces;
    public bool $legacyClient;
    public int $passwordIterations;
    public string $passwordSeed;
    public int $conflictRetries;
    public int $requestLimit;
    public int $burnMicros;
    public string $databaseHost;
    public int $databasePort;
    public string $databaseName;
    public string $databaseUser;
    public string $databasePassword;
    public bool $databaseEncrypted;

    /** A folder of this web server, for files that its processes share. */
    public string $folder;

    /** @param array<string, string|int|bool> $values by the names of these properties */
    public function __construct(array $values)
    {
        foreach ($values as $name => $value) {
            $this->$name = $value;
        }
    }
}
