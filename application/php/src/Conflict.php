<?php

declare(strict_types=1);

namespace Rubis\Site;

/** A transaction lost against another one and was rolled back: another try may win. */
final class Conflict extends \Exception
{
}
