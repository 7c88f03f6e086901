package org.rubisee.container.generator;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.rubisee.container.descriptor.EjbJar;
import org.rubisee.container.descriptor.EntityDescriptor;

/**
 * Writes, at build time, the two classes that the container adds to a bean whose state it keeps:
 * the state, mapped to its table, and a subclass of the bean with the accessors. Runs when a module
 * is compiled with {@code -Acmp.ejbJar=} and {@code -Acmp.mappings=}, the paths of its {@code
 * ejb-jar.xml} and {@code sun-cmp-mappings.xml}.
 */
@SupportedAnnotationTypes("*")
@SupportedOptions({CmpProcessor.EJB_JAR, CmpProcessor.MAPPINGS})
public final class CmpProcessor extends AbstractProcessor {
  static final String EJB_JAR = "cmp.ejbJar";
  static final String MAPPINGS = "cmp.mappings";

  private boolean done;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    String ejbJar = processingEnv.getOptions().get(EJB_JAR);
    if (!done && ejbJar != null) {
      done = true;
      try {
        generate(Path.of(ejbJar), Path.of(processingEnv.getOptions().get(MAPPINGS)));
      } catch (IOException e) {
        throw new UncheckedIOException("Could not generate the classes of " + ejbJar, e);
      }
    }
    return false;
  }

  private void generate(Path ejbJar, Path mappings) throws IOException {
    try (InputStream descriptor = Files.newInputStream(ejbJar);
        InputStream mapping = Files.newInputStream(mappings)) {
      CmpMappings tables = CmpMappings.parse(mapping);
      for (EntityDescriptor entity : EjbJar.parse(descriptor).entities()) {
        if (entity.containerManaged().isPresent()) {
          write(new CmpSource(entity, tables.of(entity.name()), processingEnv.getElementUtils()));
        }
      }
    }
  }

  private void write(CmpSource source) throws IOException {
    write(source.stateName(), source.state());
    write(source.beanName(), source.bean());
  }

  private void write(String className, String text) throws IOException {
    try (Writer file = processingEnv.getFiler().createSourceFile(className).openWriter()) {
      file.write(text);
    }
  }
}
