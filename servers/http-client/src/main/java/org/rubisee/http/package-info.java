/**
 * HTTP clients that send each request exactly once, built in one place.
 *
 * <p>The load of the client emulator does not use this package: it has an HTTP client of its own.
 */
package org.rubisee.http;
