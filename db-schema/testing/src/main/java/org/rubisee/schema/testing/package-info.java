/** What the tests of all applications' data share: a real database. */
package org.rubisee.schema.testing;
