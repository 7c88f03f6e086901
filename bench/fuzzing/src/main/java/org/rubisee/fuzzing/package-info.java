/** The base class of the fuzz tests, with a mutator for samples and a launcher of Jazzer. */
package org.rubisee.fuzzing;
